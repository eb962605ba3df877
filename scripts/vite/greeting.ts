import type { Plugin, PreviewServer, ViteDevServer } from 'vite';

/** Says, once the app is served, where it is and who to sign in as. */
export function greeting(): Plugin {
  const greet = (server: ViteDevServer | PreviewServer) => {
    const print = server.printUrls.bind(server);
    server.printUrls = () => {
      print();
      server.config.logger.info(
        [
          '',
          '  Sign in as one of the demo people, for instance:',
          '    Ava Stone    tenant administrator of two tenants',
          '    Ben Okafor   employee who times work',
          '    Grace Kim    team lead with an entry running since yesterday',
          '  or with ava@demo.test and the password demo.',
          '',
        ].join('\n'),
      );
    };
  };
  return { name: 'atrium-greeting', configureServer: greet, configurePreviewServer: greet };
}

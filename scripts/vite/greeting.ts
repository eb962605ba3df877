import type { Plugin, PreviewServer, ViteDevServer } from 'vite';
import type { Backend } from '../start/backend.ts';

/** Says, once the app is served, where it is, which server answers, and who to sign in as. */
export function greeting(backend: Backend | undefined): Plugin {
  const greet = (server: ViteDevServer | PreviewServer) => {
    const print = server.printUrls.bind(server);
    server.printUrls = () => {
      print();
      server.config.logger.info(
        [
          ...(backend ? ['', ...addresses(backend)] : []),
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

const addresses = ({ apiAddress, authority }: Backend): string[] => [
  `  API:       ${apiAddress}`,
  `  Sign-in:   ${authority}`,
  '  Start the reference server by: npm run server',
];

import type { Plugin, PreviewServer, ViteDevServer } from 'vite';
import type { Backend } from '../start/backend.ts';

/** Prints, once the app is served, its address, the server in use, and the users to sign in as. */
export function greeting(backend: Backend | undefined): Plugin {
  const greet = (server: ViteDevServer | PreviewServer) => {
    const print = server.printUrls.bind(server);
    server.printUrls = () => {
      print();
      server.config.logger.info(
        [
          ...(backend ? ['', ...addresses(backend)] : []),
          '',
          '  Sign in as one of the demo users, e.g.:',
          '    Ava Stone    tenant administrator of two tenants',
          '    Ben Okafor   employee who tracks time',
          '    Grace Kim    team lead with a timer running since yesterday',
          '  or as ava@demo.test with the password demo.',
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
  '  Start the reference server with: npm run server',
];

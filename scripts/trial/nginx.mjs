// nginx with the configuration of deploy/nginx, with its own ports and certificate.
import { execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export function createNginx({ folder, ports, httpPort, tlsPort, site }) {
  const upstreamFile = join(folder, 'wallabee-upstream.conf');
  const home = join(folder, 'nginx');
  const commandLine = (...more) => ['-p', home, '-c', join(home, 'nginx.conf'), ...more];

  return {
    upstreamFile,
    reloadCommand: `nginx ${commandLine('-s', 'reload').join(' ')}`,
    start() {
      mkdirSync(join(home, 'temporary'), { recursive: true });
      chmodSync(join(home, 'temporary'), 0o777);
      makeCertificate(folder);
      const upstream = readFileSync('deploy/nginx/wallabee-upstream.conf', 'utf8');
      writeFileSync(upstreamFile, upstream.replace('3001', ports[0]).replace('3002', ports[1]));
      writeFileSync(join(home, 'nginx.conf'), wholeConfiguration(home, siteConfiguration()));
      execFileSync('nginx', commandLine('-t'), { stdio: 'ignore' });
      execFileSync('nginx', commandLine(), { stdio: 'ignore' });
    },
    stop: () => execFileSync('nginx', commandLine('-s', 'stop'), { stdio: 'ignore' }),
  };

  function siteConfiguration() {
    return readFileSync('deploy/nginx/wallabee.conf', 'utf8')
      .replace('/etc/nginx/wallabee-upstream.conf', upstreamFile)
      .replace('/etc/letsencrypt/live/wallabee.example/fullchain.pem', join(folder, 'cert.pem'))
      .replace('/etc/letsencrypt/live/wallabee.example/privkey.pem', join(folder, 'key.pem'))
      .replace('https://wallabee.example', site)
      .replaceAll('wallabee.example', 'localhost')
      .replaceAll(/listen \[::\][^\n]*\n/g, '')
      .replace('listen 80', `listen 127.0.0.1:${httpPort}`)
      .replace('listen 443', `listen 127.0.0.1:${tlsPort}`);
  }
}

function makeCertificate(folder) {
  const files = ['-keyout', join(folder, 'key.pem'), '-out', join(folder, 'cert.pem')];
  const subject = ['-subj', '/CN=localhost', '-days', '2'];
  execFileSync('openssl', ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', ...files, ...subject], {
    stdio: 'ignore',
  });
}

function wholeConfiguration(home, site) {
  const kinds = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  const paths = kinds.map((kind) => `${kind}_temp_path ${join(home, 'temporary', kind)};`);
  return `pid ${join(home, 'pid')}; error_log ${join(home, 'error.log')};
worker_processes 1; events { worker_connections 2048; }
http { access_log off; ${paths.join(' ')}\n${site}\n}\n`;
}

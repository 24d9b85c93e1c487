// The attacked target and its metrics: open requests, streams, descriptors, memory and processor time.
import { readdirSync, readFileSync } from 'node:fs';
import http from 'node:http';
import https from 'node:https';
import net from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import tls from 'node:tls';
import { KEY } from '../trial/site.mjs';

/**
 * @typedef {object} AskOptions
 * @property {number} [from]
 * @property {string} [method]
 * @property {Record<string, string>} [headers]
 * @property {string | Buffer} [body]
 * @property {import('node:http').Agent | false} [agent]
 * @property {number} [timeout]
 */

export function createTarget({ name, url, processes }) {
  const { hostname, port } = new URL(url);
  const isTls = url.startsWith('https');
  const host = hostname === 'localhost' ? '127.0.0.1' : hostname;

  return { name, url, isTls, processes, open, ask, counters, settled };

  function open({ from = 1, onData = () => {} } = {}) {
    const options = { host, port, ...(isTls && { rejectUnauthorized: false, localAddress: loopback(from) }) };
    const socket = isTls ? tls.connect(options) : net.connect(options);
    return new Promise((resolve, reject) => {
      socket.on('error', reject).on('data', onData);
      socket.once(isTls ? 'secureConnect' : 'connect', () => resolve(socket));
      socket.setTimeout(60_000, () => socket.destroy());
    });
  }

  /** @type {(path: string, options?: AskOptions) => Promise<any>} */
  function ask(path, { from = 1, method = 'GET', headers = {}, body, agent = false, timeout = 30_000 } = {}) {
    const began = performance.now();
    const options = {
      method,
      agent,
      timeout,
      rejectUnauthorized: false,
      ...(isTls && { localAddress: loopback(from), servername: 'localhost' }),
      headers: {
        'x-wallabee-api-key': KEY,
        ...(!isTls && { 'x-forwarded-for': forwarded(from) }),
        ...(body !== undefined && { 'content-length': Buffer.byteLength(body) }),
        ...headers,
      },
    };
    return new Promise((resolve) => {
      const end = (answer) => resolve({ ms: performance.now() - began, headers: {}, text: '', ...answer });
      const address = `${isTls ? 'https' : 'http'}://${host}:${port}${path}`;
      const request = (isTls ? https : http).request(address, options, (response) => {
        const chunks = [];
        response.on('data', (chunk) => chunks.push(chunk));
        response.on('error', () => end({ status: 0 }));
        response.on('end', () => {
          const { statusCode: status, headers } = response;
          end({ status, headers, text: Buffer.concat(chunks).toString() });
        });
      });
      request.on('timeout', () => request.destroy());
      request.on('error', (/** @type {NodeJS.ErrnoException} */ failure) =>
        end({ status: 0, error: failure.code ?? failure.message }),
      );
      request.end(body);
    });
  }

  async function counters() {
    return sumOf(await Promise.all(processes.map(countersOf)));
  }

  async function settled(before, mostMs = 10_000) {
    const until = Date.now() + mostMs;
    for (;;) {
      const now = await counters().catch(() => undefined);
      const left = now && leftOver(before, now);
      if (left && left.length === 0) return [];
      if (Date.now() > until) return left ?? ['the metrics do not answer'];
      await sleep(250);
    }
  }
}

function sumOf(counters) {
  const sum = (field) => counters.reduce((total, one) => total + one[field], 0);
  return {
    inFlight: sum('inFlight'),
    streams: sum('streams'),
    files: sum('files'),
    cpuMs: sum('cpuMs'),
    megabytes: sum('megabytes'),
  };
}

function leftOver(before, now) {
  const left = [];
  if (now.inFlight > before.inFlight) left.push(`${now.inFlight - before.inFlight} requests still counted`);
  if (now.streams > before.streams) left.push(`${now.streams - before.streams} streams still counted`);
  if (now.files > before.files + 40) left.push(`${now.files - before.files} descriptors still open`);
  return left;
}

async function countersOf({ pid, metricsUrl }) {
  const answer = await fetch(metricsUrl, {
    headers: { connection: 'close' },
    signal: AbortSignal.timeout(5_000),
  });
  const metrics = await answer.text();
  const gauge = (name) => Number(new RegExp(`^${name}(?:{[^}]*})? ([\\d.e+]+)`, 'm').exec(metrics)?.[1] ?? 0);
  return {
    inFlight: gauge('http_requests_in_flight'),
    streams: gauge('event_streams_open'),
    files: readdirSync(`/proc/${pid}/fd`).length,
    cpuMs: processorMs(pid),
    megabytes: Math.round(
      Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024,
    ),
  };
}

/** The kernel counts in hundredths of a second. */
export function processorMs(pid) {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ');
  return (Number(fields[11]) + Number(fields[12])) * 10;
}

function loopback(number) {
  return `127.${1 + (number >> 16)}.${(number >> 8) & 255}.${1 + (number & 127)}`;
}

/** A different network for each client, as behind a trusted proxy. */
function forwarded(number) {
  return `${20 + (number >> 16)}.${(number >> 8) & 255}.${number & 255}.7`;
}

// Reads many event streams with raw sockets, because the clients share the cores with the servers. Every hundredth
// stream is timed; of the others only the bytes are searched for events.
import { connect } from 'node:net';

const TIMED_EVERY = 100;
const AT_ONCE = 20;
/** A busy server refuses new streams. */
const RETRY_MS = 500;
/** A server accepts 1,000 streams of one address. */
const PER_ADDRESS = 900;
const EVENT = Buffer.from('\nevent: ');

let isMeasuring = false;
let open = 0;
let events = 0;
let times = [];
let cpu = process.cpuUsage();

process.on('message', async (/** @type {any} */ message) => {
  if (message.open) {
    await openAll(message.open);
    process.send?.({ open });
  } else if (message.begin) {
    [events, times, isMeasuring, cpu] = [0, [], true, process.cpuUsage()];
  } else if (message.end) {
    isMeasuring = false;
    const { user, system } = process.cpuUsage(cpu);
    times.sort((one, other) => one - other);
    process.send?.({
      open,
      events,
      times,
      cpuMs: (user + system) / 1_000,
      sampled: Math.ceil(open / TIMED_EVERY),
    });
  }
});
process.on('disconnect', () => process.exit(0));

async function openAll({ ports, streams, kinds }) {
  for (let at = 0; at < streams; at += AT_ONCE) {
    const some = Array.from({ length: Math.min(AT_ONCE, streams - at) }, (_, index) => at + index);
    await Promise.all(some.map((index) => openOne({ index, port: ports[index % ports.length], kinds })));
  }
}

function openOne({ index, port, kinds }) {
  const address = `10.1.${Math.floor(index / PER_ADDRESS)}.1`;
  const path = `/api/events${kinds ? `?kinds=${kinds}` : ''}`;
  const socket = connect({ port, host: '127.0.0.1' });
  socket.write(
    `GET ${path} HTTP/1.1\r\nhost: 127.0.0.1\r\nx-wallabee-api-key: demo-key\r\nx-forwarded-for: ${address}\r\n\r\n`,
  );
  socket.on('error', () => {});
  const isTimed = index % TIMED_EVERY === 0;
  return new Promise((resolve, reject) => {
    socket.once('data', (head) => {
      const status = head.toString('latin1', 9, 12);
      if (status !== '200') {
        socket.destroy();
        if (status !== '503') return reject(new Error(head.toString()));
        return void setTimeout(() => resolve(openOne({ index, port, kinds })), RETRY_MS);
      }
      open += 1;
      socket.once('close', () => {
        open -= 1;
      });
      socket.on('data', isTimed ? timed() : counted);
      resolve(undefined);
    });
  });
}

function counted(chunk) {
  if (!isMeasuring) return;
  for (let at = chunk.indexOf(EVENT); at !== -1; at = chunk.indexOf(EVENT, at + EVENT.length)) events += 1;
}

/** The writer puts its clock into each event, before it writes it. */
function timed() {
  let rest = '';
  return (chunk) => {
    counted(chunk);
    const now = Date.now();
    const lines = (rest + chunk.toString()).split('\n');
    rest = lines.pop() ?? '';
    if (!isMeasuring) return;
    for (const line of lines) {
      const [, at] = /"at": ?"([^"]+)"/.exec(line) ?? [];
      if (at) times.push(now - Date.parse(at));
    }
  };
}

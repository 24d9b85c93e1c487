import { get } from 'node:http';

/** The bytes of an answer as they are sent, compressed. */
export function sentSize(address: string, headers: Record<string, string>): Promise<number> {
  return new Promise((resolve, reject) => {
    get(address, { headers }, (answer) => {
      let bytes = 0;
      answer.on('data', (part: Buffer) => {
        bytes += part.length;
      });
      answer.on('end', () => (answer.statusCode === 200 ? resolve(bytes) : reject(new Error(address))));
    }).on('error', reject);
  });
}

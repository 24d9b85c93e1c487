export function say(line: string) {
  process.stdout.write(`${line}\n`);
}

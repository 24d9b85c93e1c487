/** What the operator reads. The log is for machines and goes its own way. */
export function say(line: string) {
  process.stdout.write(`${line}\n`);
}

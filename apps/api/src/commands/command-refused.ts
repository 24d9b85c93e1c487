/** A command threw this to say, line by line, why it did nothing. */
export class CommandRefused extends Error {
  readonly lines: string[];

  constructor(lines: string[]) {
    super(lines.join('\n'));
    this.lines = lines;
  }
}

/** The globals that the contract uses and that browsers and Node share: it sees the own types of neither. */
declare class URLSearchParams {
  get(name: string): string | null;
  set(name: string, value: string): void;
  toString(): string;
}

declare class Request {}

declare class Response {}

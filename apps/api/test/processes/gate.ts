/** Blocks a caller until the test opens the gate, and reports that the caller has arrived. */
export function aGate() {
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { opened, open };
}

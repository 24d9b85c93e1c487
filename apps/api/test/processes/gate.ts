/** Keeps somebody waiting until the test lets them go on, and tells the test that they have come. */
export function aGate() {
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { opened, open };
}

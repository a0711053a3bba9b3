/**
 * Lets the browser answer a tap and draw before what comes next: work without a break of 50 ms is felt. By a message and no
 * timer, which a browser makes wait longer the more there are.
 */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener("message", () => {
      port1.close();
      resolve();
    });
    port1.start();
    port2.postMessage(undefined);
  });
}

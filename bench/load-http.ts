// Asks one address over and over on 64 connections for three seconds, and tells how many answers came.
import * as http from "node:http";

const CONNECTIONS = 64;
const MS = 3_000;

process.once("message", (message) => {
  const { url, headers } = message as { url: string; headers: Record<string, string> };
  const agent = new http.Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  const ask = () =>
    new Promise<void>((resolve, reject) => {
      http
        .get(url, { agent, headers }, (answer) => {
          if (answer.statusCode !== 200) reject(new Error(`status ${answer.statusCode}`));
          answer.resume().once("end", resolve);
        })
        .once("error", reject);
    });
  void run(ask);
});

async function run(ask: () => Promise<void>): Promise<void> {
  const end = performance.now() + MS;
  let answers = 0;
  const connection = async () => {
    while (performance.now() < end) {
      await ask();
      answers += 1;
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, connection));
  process.send?.({ perSecond: answers / (MS / 1000) }, () => process.exit(0));
}

// Tries each configured provider once and says in plain words what works: `npm run doctor`, with the variables of the start.
import { examineModels } from "#app/examine-models.ts";
import { sayPlayers } from "#app/say-players.ts";
import { ConfigurationError } from "#server/configuration/configuration-error.ts";
import { readOwnConfiguration } from "#server/configuration.ts";

try {
  const { models } = readOwnConfiguration();
  for (const line of sayPlayers(models)) console.log(line);
  console.log("");
  const examined = await examineModels(models);
  if (examined.length === 0) console.log("No model is configured: the product writes and draws by itself.");
  for (const { line } of examined) console.log(line);
  process.exitCode = examined.every(({ works }) => works) ? 0 : 1;
} catch (error) {
  if (!(error instanceof ConfigurationError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

import type { accountDataContract } from "#features/accounts/data-contract.ts";
import type { Handlers } from "#server/http/handler.ts";
import { deleteAccount } from "./delete-account.ts";
import { exportAccount, type ExportTools } from "./export-account.ts";

export const accountDataRoutes = (tools: ExportTools): Handlers<typeof accountDataContract> => ({
  "GET /user/export": (_received, { caller, signal }) => exportAccount(tools, caller.userId, signal),
  "DELETE /user": (_received, { caller }) => deleteAccount(tools.database, caller.userId),
});

import type { Problem } from "#contract/error-codes.ts";
import { ApiError } from "./api-error.ts";
import type { DownloadedFile } from "./call-types.ts";
import { readFileName } from "./read-file-name.ts";

/** The body of a success: JSON, nothing, or a file with its name. */
export async function readAnswer(response: Response): Promise<unknown> {
  if (response.status === 204) return undefined;
  const type = response.headers.get("content-type") ?? "";
  if (/\bjson\b/.test(type)) return response.json();
  const file: DownloadedFile = {
    data: await response.blob(),
    type,
    fileName: readFileName(response.headers.get("content-disposition")),
  };
  return file;
}

/** A failure as an `ApiError`; a body that is not the API's (a proxy's page) only lends its status. */
export async function readProblem(response: Response): Promise<ApiError> {
  try {
    return new ApiError(response.status, (await response.json()) as Partial<Problem>);
  } catch (cause) {
    return new ApiError(response.status, undefined, { cause });
  }
}

import type { Ask, Dialect } from "./ask.ts";

type Json = { readonly [key: string]: Json | undefined } & string & readonly Json[];
/** A call as it was read, before it is written down. */
export type Read = Omit<Ask, "place" | "key" | "dialect">;

/** Reads a call in any of the providers' words; undefined where there is no such call. */
export async function readAsk(request: Request, dialect: Dialect, path: string): Promise<Read | undefined> {
  if (request.method !== "POST") return undefined;
  if (path === "/images/edits") return readForm(await request.formData());
  const body = (await request.json()) as Json;
  if (path === "/images/generations") return picture(body, String(body["prompt"]), []);
  if (path === "/moderations") return { ...picture(body, JSON.stringify(body["input"]), []), kind: "moderation" };
  if (path === "/responses") return readResponses(body);
  if (path === "/chat/completions") return readChat(body);
  if (path === "/messages") return readMessages(body);
  const model = /^\/models\/([^/:]+):(?:generateContent|streamGenerateContent)$/u.exec(path)?.[1];
  return model !== undefined && dialect === "google" ? readContent(body, decodeURIComponent(model)) : undefined;
}

const picture = (body: Json, prompt: string, pictures: readonly Buffer[]): Read => ({
  kind: "picture",
  model: String(body["model"]),
  name: "",
  instructions: "",
  prompt,
  pictures,
  body,
});

/** A form's lines come with the ends that forms have; those of the prompt are given back. */
async function readForm(form: FormData): Promise<Read> {
  const files = [...form.getAll("image"), ...form.getAll("image[]")].filter((part) => part instanceof File);
  const pictures = await Promise.all(files.map(async (file) => Buffer.from(await file.arrayBuffer())));
  const words = Object.fromEntries(
    [...form].flatMap(([name, value]) => (typeof value === "string" ? [[name, value.replaceAll("\r\n", "\n")]] : [])),
  );
  return picture(words as unknown as Json, words["prompt"] ?? "", pictures);
}

function readResponses(body: Json): Read {
  const input = body["input"] ?? ([] as unknown as Json);
  const said = (role: string[]) => input.filter((message) => role.includes(String(message["role"])));
  const parts = said(["user"]).flatMap((message) => partsOf(message["content"]));
  return text(body, String(body["model"]), nameIn(body["text"]?.["format"]), said(["system", "developer"]), parts);
}

function readChat(body: Json): Read {
  const messages = body["messages"] ?? ([] as unknown as Json);
  const parts = messages.filter((message) => message["role"] === "user").flatMap((m) => partsOf(m["content"]));
  const system = messages.filter((message) => message["role"] !== "user");
  return text(body, String(body["model"]), nameIn(body["response_format"]?.["json_schema"]), system, parts);
}

function readMessages(body: Json): Read {
  const messages = body["messages"] ?? ([] as unknown as Json);
  const parts = messages.flatMap((message) => partsOf(message["content"]));
  const system = [{ content: body["system"] }] as unknown as Json;
  return text(body, String(body["model"]), "", system, parts);
}

function readContent(body: Json, model: string): Read {
  const contents = body["contents"] ?? ([] as unknown as Json);
  const parts = contents.flatMap((content) => partsOf(content["parts"]));
  const system = [{ content: body["systemInstruction"]?.["parts"] }] as unknown as Json;
  const read = text(body, model, "", system, parts);
  const makes = body["generationConfig"]?.["responseModalities"] ?? ([] as unknown as Json);
  return makes.some((made) => String(made) === "IMAGE") ? { ...read, kind: "picture" } : read;
}

type Part = string | Buffer;

function text(body: Json, model: string, name: string, system: readonly Json[], parts: readonly Part[]): Read {
  const words = (all: readonly Part[]) => all.filter((part) => typeof part === "string").join("\n");
  const instructions = words(system.flatMap((message) => partsOf(message["content"])));
  const pictures = parts.filter((part) => typeof part !== "string");
  return { kind: "text", model, name, instructions, prompt: words(parts), pictures, body };
}

const nameIn = (format: Json | undefined) => String(format?.["name"] ?? "");

/** Texts and pictures of a content, which every provider nests in its own way. */
function partsOf(content: Json | undefined): Part[] {
  if (content === undefined) return [];
  if (typeof content === "string") return [content as string];
  return [...content].map((part): Part => {
    const words = part["text"];
    if (words !== undefined) return String(words);
    const address = part["image_url"];
    const url = address === undefined ? undefined : String(address["url"] ?? address);
    const data = part["inlineData"]?.["data"] ?? part["source"]?.["data"] ?? url?.split(",").at(1) ?? "";
    return Buffer.from(String(data), "base64");
  });
}

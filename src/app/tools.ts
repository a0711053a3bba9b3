import type { IdentitySettings } from "#contract/run-time-settings.ts";
import type { SignInTools } from "#features/accounts/server/sign-in-tools.ts";
import type { Payments } from "#features/membership/server/payments/payments.ts";
import type { Painter } from "#features/pictures/server/painter/painter.ts";
import type { WishReader } from "#features/pictures/server/wish-reader/wish-reader.ts";
import type { FlagTexts } from "#server/models/flag-texts.ts";
import { readPressFonts } from "#features/reading/server/read-press-fonts.ts";
import type { Writer } from "#features/stories/server/writer/writer.ts";
import type { PressFonts } from "#press/printed-book.ts";
import type { Configuration } from "#server/configuration.ts";
import { rasterize, type Rasterize } from "#server/raster/rasterize.ts";
import type { Database } from "#server/database/database.ts";
import { type ModelsOptions, openModels } from "#server/models/open-models.ts";
import { openDiskStorage } from "#server/storage/disk/open-disk-storage.ts";
import type { Storage } from "#server/storage/storage.ts";
import { chooseIdentity } from "./identity.ts";
import { chooseModeration, choosePainter, chooseWishReader, chooseWriter } from "./models.ts";
import { choosePayments } from "./payments.ts";

/** Which player plays each role: chosen here, once, from the configuration. */
export interface Players {
  readonly writer: Writer;
  readonly painter: Painter;
  readonly wishReader: WishReader;
  readonly rasterize: Rasterize;
  readonly storage: Storage;
  /** Absent where the product's own rules read alone. */
  readonly flagTexts: FlagTexts | undefined;
  readonly identity: SignInTools["identity"];
  readonly identitySettings: IdentitySettings;
  /** Where the local identity server answers, if people sign in with it. */
  readonly localPeople: string | undefined;
  readonly fonts: PressFonts;
  /** Absent where nobody takes payments. */
  readonly payments: Payments | undefined;
}

/** `origin` is where people reach the product: local players answer below it. */
export async function choosePlayers(
  configuration: Configuration,
  origin: string,
  database: Database,
  options: ModelsOptions = {},
): Promise<Players> {
  const [storage, fonts] = await Promise.all([openDiskStorage(configuration.storage.directory), readPressFonts()]);
  const { players, settings, localPeople } = chooseIdentity(configuration.identity, origin);
  const models = openModels(configuration.models, database, options);
  const flagTexts = chooseModeration(configuration.models, models);
  return {
    writer: chooseWriter(configuration.models, models, flagTexts),
    flagTexts,
    painter: choosePainter(configuration.models, models, storage),
    wishReader: chooseWishReader(configuration.models, models),
    rasterize,
    storage,
    fonts,
    identity: players,
    identitySettings: settings,
    localPeople,
    payments: choosePayments(configuration.payments, origin),
  };
}

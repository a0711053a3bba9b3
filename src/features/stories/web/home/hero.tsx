import { LevelRoad } from "#features/membership/web/parts/level-road.tsx";
import { StatBoxes } from "#features/membership/web/parts/stat-boxes.tsx";
import { firstName } from "#features/accounts/web/parts/first-name.ts";
import { useUser } from "#features/accounts/web/user-info.ts";
import { Scenery } from "#web/design/scenery.tsx";
import { NARROW, useMedia } from "#web/hooks/use-media.ts";
import { useMessages } from "#web/messages/messages-context.ts";
import { GREETINGS, partOfDay } from "./greeting.ts";
import styles from "./hero.module.css";
import { useNow } from "#web/hooks/use-now.ts";

/** The sky over the shelf: a greeting and the road of planets; below 768 px, three boxes instead of the road. */
export function Hero() {
  const { user } = useUser();
  const narrow = useMedia(NARROW);
  return (
    <div className={styles.hero}>
      <Scenery view="band" className={styles.scenery} />
      <Greeting name={firstName(user?.name ?? "")} />
      {user !== null && !narrow ? (
        <div className={styles.road}>
          <LevelRoad level={user.level} likes={user.likes} />
        </div>
      ) : null}
      <Edge />
      {user !== null && narrow ? (
        <div className={styles.stats}>
          <StatBoxes user={user} />
        </div>
      ) : null}
    </div>
  );
}

function Greeting({ name }: { readonly name: string }) {
  const { t } = useMessages();
  const part = partOfDay(useNow().getHours());
  return (
    <div className={styles.greeting}>
      <h1>{name === "" ? t("home.greeting.plain") : t(GREETINGS[part], { name })}</h1>
      <p>{part === "evening" ? t("home.question.evening") : t("home.question.day")}</p>
    </div>
  );
}

/** Where the meadow ends and the paper begins. */
function Edge() {
  return (
    <svg viewBox="0 0 1200 40" preserveAspectRatio="none" aria-hidden="true" className={styles.edge}>
      <path d="M0 22C140 4 290 4 430 20S720 36 880 18 1100 8 1200 20V40H0Z" />
    </svg>
  );
}

import { useState } from "react";
import styles from "./header.module.css";

interface AvatarProps {
  readonly name: string;
  readonly picture: string;
  readonly size?: number;
}

/** The person's picture, or the first letter of their name. */
export function Avatar({ name, picture, size = 38 }: AvatarProps) {
  const [broken, setBroken] = useState("");
  const letter = /[\p{L}\p{N}]/u.exec(name)?.[0].toLocaleUpperCase() ?? "";
  return (
    <span className={styles.avatar} style={{ width: size, height: size, fontSize: size / 2 }} aria-hidden="true">
      {picture !== "" && broken !== picture ? (
        <img src={picture} alt="" width={size} height={size} onError={() => setBroken(picture)} />
      ) : (
        letter
      )}
    </span>
  );
}

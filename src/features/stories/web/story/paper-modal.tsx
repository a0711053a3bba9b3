import { useState } from "react";
import type { ScreenKey } from "#messages/catalogue.ts";
import type { Story } from "#features/stories/story.ts";
import { Button } from "#web/design/button.tsx";
import { DownloadIcon } from "#web/design/icons/tool-icons.tsx";
import { toastFailure } from "#web/design/toast/toast-failure.ts";
import { useMessages } from "#web/messages/messages-context.ts";
import { Modal } from "#web/modals/modal.tsx";
import type { ModalFrame } from "#web/modals/modals.ts";
import { BOOK_FILES, type BookFile, downloadBook } from "./download-book.ts";
import styles from "./paper-modal.module.css";

const WORDS = {
  screen: { title: "paper.screen", text: "paper.screen.text" },
  booklet: { title: "paper.booklet", text: "paper.booklet.text" },
  print: { title: "paper.print", text: "paper.print.text" },
  epub: { title: "paper.epub", text: "paper.epub.text" },
} as const satisfies Readonly<Record<BookFile, { readonly title: ScreenKey; readonly text: ScreenKey }>>;

/** The book in every form in which it can be taken along, one after the other (S13.4). */
export default function PaperModal({ story, frame }: { readonly story: Story; readonly frame: ModalFrame }) {
  const { t } = useMessages();
  const [making, setMaking] = useState<BookFile | undefined>(undefined);

  const [both, setBoth] = useState(story.second !== null);

  const download = async (file: BookFile) => {
    setMaking(file);
    try {
      await downloadBook(story.id, file, both ? "bilingual" : "single");
    } catch (error) {
      toastFailure(error, "The book could not be downloaded", t("error.story.download_pdf"));
    } finally {
      setMaking(undefined);
    }
  };

  return (
    <Modal frame={frame} size="medium" title={t("paper.title")} description={t("paper.hint")}>
      {story.second === null ? null : (
        <label className={styles.edition}>
          <input type="checkbox" checked={both} onChange={(event) => setBoth(event.currentTarget.checked)} />
          <span>{t("paper.bilingual")}</span>
        </label>
      )}
      <ul className={styles.files}>
        {BOOK_FILES.map((file) => (
          <li key={file}>
            <span className={styles.words}>
              <b id={`paper-${file}`}>{t(WORDS[file].title)}</b>
              <span>{t(WORDS[file].text)}</span>
            </span>
            <Button
              look="surface"
              icon={<DownloadIcon size={20} />}
              aria-describedby={`paper-${file}`}
              busy={making === file}
              disabled={making !== undefined && making !== file}
              onClick={() => void download(file)}
            >
              {making === file ? t("paper.making") : t("paper.get", { kind: file === "epub" ? "EPUB" : "PDF" })}
            </Button>
          </li>
        ))}
      </ul>
    </Modal>
  );
}

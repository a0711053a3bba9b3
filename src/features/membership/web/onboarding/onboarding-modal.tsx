import { type PointerEvent, useEffect, useEffectEvent, useRef, useState } from "react";
import { useLocation } from "react-router";
import { Button } from "#web/design/button.tsx";
import { ArrowLeftIcon } from "#web/design/icons/icons.tsx";
import { ArrowRightIcon } from "#web/design/icons/tool-icons.tsx";
import { ownAcrossTouch } from "#web/hooks/own-across-touch.ts";
import { useMessages } from "#web/messages/messages-context.ts";
import { historyAtRest } from "#web/modals/browser-layers.ts";
import { Modal } from "#web/modals/modal.tsx";
import type { ModalFrame } from "#web/modals/modals.ts";
import { paths } from "#web/paths.ts";
import { acknowledge } from "../acknowledge.ts";
import { askForStory } from "../parts/create-story-event.ts";
import { SlidePicture } from "./slide-picture.tsx";
import { keyStep, SLIDES, slideAfter, type Step, swipeStep } from "./slides.ts";
import styles from "./onboarding-modal.module.css";

/** Six slides that show what can be done here; the last leads to the first story (S2.61). Seen once. */
export default function OnboardingModal({ frame }: { readonly frame: ModalFrame }) {
  const { t } = useMessages();
  const { pathname } = useLocation();
  const [index, setIndex] = useState(0);
  const from = useRef<{ readonly x: number; readonly y: number } | null>(null);
  const slide = SLIDES[index] ?? SLIDES[0];
  const isLast = index === SLIDES.length - 1;

  const move = (step: Step) => setIndex(slideAfter(index, step));
  const close = () => {
    acknowledge({ onboarding: true });
    frame.onClose();
  };
  const beginsStory = useRef(false);
  const start = () => {
    beginsStory.current = pathname === paths.home;
    close();
  };
  // Not before this window is gone: it would take the focus back from what opens next.
  const closed = () => {
    frame.onClosed();
    if (beginsStory.current) void historyAtRest().then(askForStory);
  };

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (frame.open) move(keyStep(event.key));
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event);
    // Before the window itself, which keeps the arrow keys to itself.
    window.addEventListener("keydown", listener, true);
    return () => window.removeEventListener("keydown", listener, true);
  }, []);
  function onPointerUp(event: PointerEvent) {
    const begun = from.current;
    from.current = null;
    if (begun) move(swipeStep(event.clientX - begun.x, event.clientY - begun.y));
  }

  return (
    <Modal
      frame={{ ...frame, onClose: close, onClosed: closed }}
      title={t("onboarding.title")}
      size="medium"
      actions={
        <>
          {index === 0 ? (
            <Button look="quiet" onClick={close}>
              {t("onboarding.skip")}
            </Button>
          ) : (
            <Button look="surface" icon={<ArrowLeftIcon size={20} />} onClick={() => move(-1)}>
              {t("app.back")}
            </Button>
          )}
          {isLast ? (
            <Button onClick={start}>{t("onboarding.start")}</Button>
          ) : (
            <Button onClick={() => move(1)}>
              {t("onboarding.next")}
              <ArrowRightIcon size={20} />
            </Button>
          )}
        </>
      }
    >
      <div className={styles.slides} role="group" aria-label={t("onboarding.title")}>
        <div
          ref={ownAcrossTouch}
          className={styles.slide}
          data-no-drag
          onPointerDown={(event) => {
            from.current = { x: event.clientX, y: event.clientY };
          }}
          onPointerUp={onPointerUp}
          onPointerCancel={() => {
            from.current = null;
          }}
        >
          <div key={slide} className={styles.picture}>
            <SlidePicture slide={slide} />
          </div>
          <div aria-live="polite" className={styles.words}>
            <h3>{t(`onboarding.${slide}.title`)}</h3>
            <p>{t(`onboarding.${slide}.text`)}</p>
          </div>
        </div>
        <div className={styles.dots}>
          {SLIDES.map((each, number) => (
            <button
              key={each}
              type="button"
              aria-label={t("onboarding.slide", { number: number + 1, total: SLIDES.length })}
              aria-current={number === index ? "step" : undefined}
              onClick={() => setIndex(number)}
            />
          ))}
        </div>
      </div>
    </Modal>
  );
}

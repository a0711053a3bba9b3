import { Suspense, use, useEffect, useRef, useSyncExternalStore } from "react";
import { useLocation } from "react-router";
import { useMessages } from "../messages/messages-context.ts";
import { WordsOf } from "../messages/words-of.tsx";
import { toast } from "../design/toast/toasts.ts";
import {
  close,
  closeForNavigation,
  type ModalComponent,
  type ModalKind,
  type OpenModal,
  openModals,
  remove,
} from "./modals.ts";

/** Where all modals stand that are opened from anywhere; once in the shell, inside the router. */
export function ModalHost() {
  const modals = useSyncExternalStore(openModals.subscribe, openModals.snapshot);
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    closeForNavigation();
  }, [pathname]);
  return modals.map((modal) => (
    <Suspense key={modal.key} fallback={null}>
      <Fetched modal={modal} />
    </Suspense>
  ));
}

/** The code of a modal, fetched once; after a failure (offline) the next press fetches it again. */
const fetched = new WeakMap<ModalKind<never>, Promise<ModalComponent<never> | null>>();

function fetchModal(kind: ModalKind<never>): Promise<ModalComponent<never> | null> {
  const known = fetched.get(kind);
  if (known) return known;
  const fetching = kind.load().then(
    (module) => module.default,
    (cause: unknown) => {
      console.error("A modal could not be fetched", cause);
      return null;
    },
  );
  fetched.set(kind, fetching);
  return fetching;
}

function Fetched({ modal }: { readonly modal: OpenModal }) {
  const { t } = useMessages();
  const { key, kind, props, open } = modal;
  const Component = use(fetchModal(kind)) as ModalComponent<object> | null;
  const missing = Component === null;
  useEffect(() => {
    if (!missing) return;
    toast({ text: t("error.general"), tone: "error" });
    fetched.delete(kind);
    remove(key);
  }, [missing, key, kind, t]);
  if (Component === null) return null;
  const frame = { open, onClose: () => close(key), onClosed: () => remove(key) };
  return (
    <WordsOf parts={[kind.part]}>
      <Component {...props} frame={frame} />
    </WordsOf>
  );
}

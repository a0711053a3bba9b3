const COLORS = ["#f3b53c", "#c62b45", "#2f8f6b", "#2f6fb7", "#b79bd8", "#fbe3a0"];
/** Above every modal (S9.7). */
const Z_INDEX = 1550;

/** Stars rain for a moment over the screen; nothing where motion is not wanted (S2.62). */
export async function celebrate(): Promise<void> {
  if (window.matchMedia("(prefers-reduced-motion: reduce)").matches) return;
  const { create } = await import("canvas-confetti");
  const canvas = document.createElement("canvas");
  canvas.setAttribute("aria-hidden", "true");
  Object.assign(canvas.style, {
    position: "fixed",
    inset: "0",
    width: "100%",
    height: "100%",
    zIndex: String(Z_INDEX),
    pointerEvents: "none",
  });
  document.body.append(canvas);
  // Without a worker, whose code the content security policy would refuse.
  const fire = create(canvas, { resize: true, useWorker: false, disableForReducedMotion: true });
  const stars = { colors: COLORS, shapes: ["star" as const, "circle" as const] };
  await Promise.all([
    fire({ ...stars, particleCount: 70, spread: 75, startVelocity: 48, origin: { x: 0.5, y: 0.6 } }),
    fire({ ...stars, particleCount: 35, spread: 55, angle: 60, startVelocity: 55, origin: { x: 0, y: 0.75 } }),
    fire({ ...stars, particleCount: 35, spread: 55, angle: 120, startVelocity: 55, origin: { x: 1, y: 0.75 } }),
  ]);
  canvas.remove();
}

/** Puts the room on the whole screen, where the browser can: iPhones cannot. A refusal changes nothing. */
export function toggleFullScreen(frame: HTMLElement | null): void {
  if (!frame) return
  const { ownerDocument: document } = frame
  if (isFullScreen(frame)) void document.exitFullscreen().catch(() => undefined)
  else if (document.fullscreenEnabled)
    void fullScreenOf(frame)
      .requestFullscreen()
      .catch(() => undefined)
}

/** Dialogs and menus are mounted beside the frame, so their common parent goes with it. */
const fullScreenOf = (frame: HTMLElement): HTMLElement => frame.parentElement ?? frame

export const isFullScreen = (frame: HTMLElement | null): boolean =>
  frame !== null && frame.ownerDocument.fullscreenElement === fullScreenOf(frame)

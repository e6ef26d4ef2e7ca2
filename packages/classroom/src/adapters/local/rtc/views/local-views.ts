import type { AttachOptions, VideoKind } from '../../../../ports/rtc-engine.ts'
import { createVideoView, type VideoView } from './video-view.ts'

export interface LocalViews {
  /** The camera is shown as in a mirror unless the person wants otherwise. */
  attach(kind: VideoKind, element: HTMLElement, options: AttachOptions): () => void
  refresh(): void
}

export function createLocalViews(trackOf: (kind: VideoKind) => MediaStreamTrack | null): LocalViews {
  const views = new Map<VideoView, VideoKind>()
  return {
    attach(kind, element, { fit = 'cover', isMirrored = true }) {
      const view = createVideoView({ element, fit, isMirrored: kind === 'camera' && isMirrored })
      views.set(view, kind)
      view.setTrack(trackOf(kind))
      return () => {
        views.delete(view)
        view.remove()
      }
    },
    refresh() {
      for (const [view, kind] of views) view.setTrack(trackOf(kind))
    },
  }
}

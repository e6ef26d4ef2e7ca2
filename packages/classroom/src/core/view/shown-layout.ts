/** Tells which layout a person sees, and by whose choice. [R34][R35] */
import type { ClassType, Role, RoomContent, RoomLayout, RoomState, RoomView } from '../room/state-types.ts'

export interface ShownLayout {
  layout: RoomLayout
  content: RoomContent
  /** `teacher`: given to everybody, so that a student's own choice rests. */
  by: 'automatic' | 'own' | 'teacher'
}
export interface LayoutFacts {
  role: Role
  view: RoomView
  status: RoomState['status']
  classType: ClassType
  /** Some person shares a screen. */
  isSharing: boolean
  /** The student's choice on this device; null without one. A teacher's choice is in `view`. */
  own: { layout: RoomLayout | null; content: RoomContent | null }
}

export function shownLayout({ role, view, status, classType, isSharing, own }: LayoutFacts): ShownLayout {
  const automatic = automaticLayout(status, classType)
  const isFollowed = view.isFollowed && view.layout !== null
  const sees = (layout: RoomLayout | null, content: RoomContent, by: 'own' | 'teacher'): ShownLayout => ({
    layout: allowed(layout ?? automatic, classType),
    content: isSharing ? content : 'board',
    by: layout === null ? 'automatic' : by,
  })
  if (role === 'teacher') return sees(view.layout, view.content, 'own')
  if (isFollowed) return sees(view.layout, view.content, 'teacher')
  return sees(own.layout, own.content ?? 'screen', 'own')
}

const automaticLayout = (status: RoomState['status'], classType: ClassType): RoomLayout =>
  status === 'live' ? 'board' : classType === 'large' ? 'speaker' : 'gallery'

/** A large class has no gallery. */
const allowed = (layout: RoomLayout, classType: ClassType): RoomLayout =>
  classType === 'small' ? layout : layout === 'gallery' ? 'speaker' : layout === 'split' ? 'board' : layout

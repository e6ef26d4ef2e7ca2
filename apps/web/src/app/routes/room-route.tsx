import type { Role } from '@hwjy/sdk'
import { lazyPage } from '../../shared/page/lazy-page.ts'
import { type AppRoute, meta } from './route-meta.ts'

const RoomPage = lazyPage(() => import('../../features/live-room/room-page.tsx'), 'room')

/** The live room has the whole window to itself. */
export const roomRoute = (role: Role): AppRoute => ({
  path: '/lesson/:lessonId/room',
  element: <RoomPage />,
  handle: meta({ text: '直播课堂', name: 'room' }, role),
})

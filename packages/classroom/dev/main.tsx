/**
 * A class in one page, without server or devices. `?as=teacher`, `?as=student` or both beside each other, `&lang=zh-CN`,
 * `&scene=lively` (default) | `waiting` | `invited` | `sharing` | `pen` | `lost` | `failed` | `removed` | `elsewhere` | `ended`.
 */
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { Classroom, type Language } from '../src/react/index.ts'
import { createFakeBoard } from '../src/react/testing/fake-board.ts'
import { liTeacher } from '../src/react/testing/fake-room.ts'
import { createFakeRtc } from '../src/react/testing/fake-rtc.ts'
import { paintBoard, paintPerson } from './paint.ts'
import { createScene, mina } from './scenes.ts'

const query = new URLSearchParams(location.search)
const sides = query.get('as')?.split(',') ?? ['teacher', 'student']
const language = (query.get('lang') ?? 'en-US') as Language
const { room, after } = createScene(query.get('scene') ?? 'lively')

const ports = sides.map((side) => {
  const person = side === 'teacher' ? liTeacher : mina
  return {
    side,
    channel: room.join(person),
    rtc: createFakeRtc({ paint: (element, source) => paintPerson(element, source, person.userId) }),
    board: createFakeBoard(paintBoard),
  }
})

const root = document.querySelector('#rooms')
if (root) {
  createRoot(root).render(
    <StrictMode>
      {ports.map(({ side, ...port }) => (
        <Classroom
          key={side}
          ports={port}
          language={language}
          options={{ startWith: side === 'teacher' ? { mic: true, camera: true } : {} }}
          onLeave={() => location.reload()}
          onUseHere={() => location.reload()}
          onShowResult={() => undefined}
          onRate={async () => undefined}
          onEvent={(event) => console.info(side, event)}
        />
      ))}
    </StrictMode>,
  )
}
for (const { side, channel, rtc } of ports) setTimeout(() => after({ side, channel, rtc }), 300)

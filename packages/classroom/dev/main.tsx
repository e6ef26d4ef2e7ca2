/**
 * A class in one page, without server or devices. `?as=teacher`, `?as=student` or both beside each other, `&lang=zh-CN`,
 * `&scene=lively` (default) | `waiting` | `invited` | `sharing` | `pen` | `lost` | `failed` | `removed` | `elsewhere` | `ended`
 * | `quiz` | `result` | `rollCall` | `check` | `timer` | `speaking` | `pick` | `prize` | `attention` | `hanzi` | `writing` | `questions` | `dictation` | `typedEnd`;
 * `&faces=30` fills the class, `&page=green` is a dark page, `&large` a large class;
 * `?check` shows the device check with this browser's own devices.
 */
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import {
  createDeviceChecker,
  createMemoryBank,
  createMemoryFiles,
  createStrokeSource,
} from '../src/adapters/local/index.ts'
import type { PageBackground } from '../src/core/board/board-types.ts'
import { createLocalBoard } from '../src/board/index.ts'
import { Classroom, DeviceCheck, type Language } from '../src/react/index.ts'
import { liTeacher } from '../src/react/testing/people.ts'
import { createFakeRtc } from '../src/react/testing/fake-rtc.ts'
import { paintPerson } from './paint.ts'
import { bankQuestions, createScene, mina, missing } from './scenes.ts'

const query = new URLSearchParams(location.search)
const sides = query.get('as')?.split(',') ?? ['teacher', 'student']
const language = (query.get('lang') ?? 'en-US') as Language
const { room, after } = createScene(query.get('scene') ?? 'lively', {
  faces: query.has('faces') ? Number(query.get('faces')) : undefined,
  background: (query.get('page') ?? undefined) as PageBackground | undefined,
  isLarge: query.has('large'),
})

const files = createMemoryFiles()
const checker = createDeviceChecker({ pingUrl: '/' })
const ports = sides.map((side) => {
  const person = side === 'teacher' ? liTeacher : mina
  const channel = room.join(person)
  return {
    side,
    channel,
    rtc: createFakeRtc({ paint: (element, source) => paintPerson(element, source, person.userId) }),
    board: createLocalBoard({ channel, files, pdfAssetsUrl: '/pdf-assets/' }),
    files,
    checker,
    strokes: createStrokeSource({ url: '/hanzi/', licenceUrl: '/hanzi/ARPHICPL.TXT' }),
    enrolled: async () => missing,
    bank: createMemoryBank({ room, teacher: liTeacher, questions: bankQuestions, preparedIds: ['q-1', 'q-3'] }),
  }
})

const root = document.querySelector('#rooms')
if (root && query.has('check')) {
  createRoot(root).render(
    <div style={{ padding: 24, maxWidth: 960, margin: '0 auto', width: '100%', boxSizing: 'border-box' }}>
      <DeviceCheck checker={checker} language={language} onEnter={() => location.assign('?as=student')} />
    </div>,
  )
} else if (root) {
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
        />
      ))}
    </StrictMode>,
  )
}
for (const { side, channel, rtc } of ports) setTimeout(() => after({ side, channel, rtc }), 300)

/** A room whose chat has `?messages=` messages, as a student sees it. */
import { createLocalBoard } from '@hwjy/classroom/board'
import { createMemoryRoom, createPageRtc } from '@hwjy/classroom/local'
import { Classroom } from '@hwjy/classroom/react'
import { createRoot } from 'react-dom/client'
import { createBench } from '../../board/pages/bench-page.ts'

const count = Number(new URLSearchParams(location.search).get('messages'))
const students = Array.from({ length: 100 }, (_, no) => ({
  userId: `student-${no}`,
  name: `Student ${no}`,
  role: 'student' as const,
}))
const teacher = { userId: 'teacher', name: 'Li Wei', role: 'teacher' as const }
const room = createMemoryRoom({ settings: { classType: 'large', capacity: 200 } })
for (const person of [teacher, ...students]) room.act(person, { type: 'enter' })
room.act(teacher, { type: 'start' })
for (let no = 0; no < count; no++) {
  const student = students[no % students.length]
  if (student) room.act(student, { type: 'say', text: `第${no}条：老师，“喝茶”的“喝”怎么写？` })
  // Each person may say five things in three seconds.
  if (no % students.length === 0) room.advance(1_000)
}

const channel = room.join({ userId: 'reader', name: 'Reader', role: 'student' })
const ports = { channel, rtc: createPageRtc(), board: createLocalBoard({ channel }) }
const root = document.getElementById('root')
if (root) createRoot(root).render(<Classroom ports={ports} language="en-US" />)

const nothing = () => undefined
window.bench = createBench({
  prepare: nothing,
  load: nothing,
  isSettled: () => true,
  usePen: nothing,
  zoom: nothing,
  eraseLast: nothing,
  inkCanvas: () => null,
})

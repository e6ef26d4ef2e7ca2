import type { ClassPerformance, ClassResult } from '@hwjy/sdk'
import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw/http'
import { describe, expect, it } from 'vitest'
import { answer, li, mockBackend, refusal, startSdk } from '../../shared/testing/backend.ts'
import { lessonAt19 } from '../../shared/testing/lessons.ts'
import { receive } from '../../shared/testing/receive.ts'
import { openApp } from './open-app.tsx'

const server = mockBackend()
const student = { stuId: 'stu_anna', name: 'Anna', avatar: null }
const leave = { stuId: 'stu_anna', plan: 'onLeave', reason: '看医生', saidAt: '2026-11-20T01:00:00Z' } as const
const ENDED = { startedAt: '2026-11-20T11:00:00Z', endedAt: '2026-11-20T11:50:00Z', canEnter: false }

describe('the marks of a class', () => {
  const lesson = { ...lessonAt19, status: 'ended', ...ENDED } as const
  const prizes = { star: 0, flower: 0, trophy: 0, total: 0 }
  const result: ClassResult = {
    lesson,
    totals: { enrolled: 1, present: 1, late: 0, absent: 0, messages: 0, pages: 0, averageScore: null },
    students: [
      {
        ...student,
        attendance: 'present',
        isCorrected: false,
        enteredAt: '2026-11-20T11:00:00Z',
        presentSeconds: 2_640,
        talkSeconds: 180,
        messages: 0,
        handsRaised: 0,
        rollCalls: { answered: 0, held: 0 },
        picks: 0,
        prizes,
        score: null,
        comment: null,
      },
    ],
    chat: [],
    pages: [],
  }
  const performance: ClassPerformance = {
    lesson,
    students: [
      {
        student,
        attendance: 'present',
        performance: null,
        hasVisited: false,
        prizes,
        practises: { questions: 5, answered: 5, correct: 4 },
      },
    ],
  }

  async function openMarks() {
    startSdk({ role: 'teacher', userInfo: li })
    server.use(
      answer('/user/userInfo', li),
      answer('/lessonClass/attend', result),
      answer('/lessonClass/classPerformance', performance),
      answer('/lessonClass/preparationLessons', { lesson, students: [student], plans: [leave] }),
      answer('/ext/lessons/feedback', { mine: [], fromStudents: [] }),
      answer('/lessonClass/feedbackOptions', []),
      http.get('*/roomKeyframe', () => HttpResponse.json({ code: 404, message: 'none', data: null })),
    )
    const opened = await openApp('/lesson/lesson-1/result')
    return {
      ...opened,
      name: within(await screen.findByRole('grid')).getByRole('link', { name: 'What Anna’s family sees' }),
    }
  }

  it('are given by keys, and sent when the row is left', async () => {
    const written = receive(server, '/ext/lessons/performance', {
      performance: { listening: 5, speaking: 4, participation: 3, comment: '', writtenAt: ENDED.endedAt },
    })
    const { user, name } = await openMarks()
    name.focus()
    await user.keyboard('{ArrowRight}{ArrowRight}5{ArrowRight}4{ArrowRight}3')
    expect(screen.getByRole('slider', { name: 'Speaking, Anna' }).getAttribute('aria-valuenow')).toBe('4')
    expect(written).toEqual([])
    const given = { listening: 5, speaking: 4, participation: 3, comment: '', writtenAt: ENDED.endedAt }
    const students = performance.students.map((one) => ({ ...one, performance: given }))
    server.use(answer('/lessonClass/classPerformance', { lesson, students }))
    await user.tab()
    await waitFor(() =>
      expect(written).toMatchObject([{ stuId: 'stu_anna', listening: '5', speaking: '4', participation: '3' }]),
    )
    expect(await screen.findByText(/^saved /)).toBeTruthy()
  })

  it('say at the stars that are missing why a comment alone is not saved', async () => {
    const written = receive(server, '/ext/lessons/performance', {
      performance: { listening: 5, speaking: 4, participation: 3, comment: '', writtenAt: ENDED.endedAt },
    })
    const { user } = await openMarks()
    const told = () => within(screen.getByRole('grid')).queryByRole('alert')
    const comment = screen.getByRole('textbox', { name: 'Comment on Anna' })
    await user.type(comment, '很好')
    expect(told()).toBeNull()
    await user.click(document.body)
    expect(told()?.textContent).toBe('Not saved. Add stars for Listening, Speaking, and Participation.')
    const speaking = screen.getByRole('slider', { name: 'Speaking, Anna' })
    expect(speaking.getAttribute('aria-invalid')).toBe('true')
    expect(speaking.getAttribute('aria-describedby')).toBe(told()?.id)
    expect(written).toEqual([])
    await user.clear(comment)
    await user.click(document.body)
    expect(told(), 'an empty row lacks nothing').toBeNull()
  })

  it('lead on to homework for the lesson and to its page', async () => {
    await openMarks()
    const wayOn = screen.getByRole('navigation', { name: 'After this class' })
    expect(within(wayOn).getByRole('link', { name: 'Set homework' }).getAttribute('href')).toBe(
      `/teacher/homework/new?${new URLSearchParams({ classId: lesson.classId, lessonId: lesson.lessonId })}`,
    )
    expect(within(wayOn).getByRole('link', { name: 'Lesson page' }).getAttribute('href')).toBe(
      `/teacher/lesson/${lesson.lessonId}`,
    )
  })

  it('begin a comment of several lines with what the class knows, and count its characters', async () => {
    const { user } = await openMarks()
    await user.click(screen.getByRole('button', { name: /^Start the comment on Anna/ }))
    const comment = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Comment on Anna' })
    expect([comment.value, Number(comment.rows)]).toEqual(['spoke 3 min, 4 of 5 right', 3])
    expect(screen.getByText('25 / 200')).toBeTruthy()
  })

  it('correct an attendance by one key; a class that still runs is said at the row', async () => {
    server.use(refusal('/lessonClass/updateTbLessonStu', 31_007, 'The class is not over yet'))
    const { user, name } = await openMarks()
    expect(screen.getByText('Excused: 看医生')).toBeTruthy()
    expect(within(screen.getByRole('grid')).getByRole('rowheader', { name: 'Anna' }).contains(name)).toBe(true)
    name.focus()
    await user.keyboard('l')
    expect(await screen.findByText('The class is not over yet')).toBeTruthy()
  })
})

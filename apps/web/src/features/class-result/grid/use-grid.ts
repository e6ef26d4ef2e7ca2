import { createStore } from '@hwjy/base'
import {
  type Attendance,
  type ClassPerformance,
  getGetClassPerformanceQueryKey,
  useCorrectAttendance,
  useWritePerformance,
} from '@hwjy/sdk'
import { useQueryClient } from '@tanstack/react-query'
import { useState, useSyncExternalStore } from 'react'
import { atOnce } from '../../../shared/at-once.ts'
import { useDraft } from '../../../shared/drafts/use-draft.ts'
import {
  isComplete,
  isSameRow,
  missingSkills,
  type Row,
  type RowEvent,
  rowOf,
  type Skill,
  typedRows,
  type Unsent,
  unsentReducer,
} from './grid-rows.ts'

/** Says where a row stands. `incomplete`: stars are missing, so nothing is sent yet; `lacking`: it was left like that. */
export type RowStatus = 'saved' | 'changed' | 'incomplete' | 'lacking' | 'sending' | 'failed'

/** The rows of the grid: what is typed stays here, and in this browser, until the server has it. */
export function useGrid(lessonId: string, { students }: ClassPerformance) {
  const queryClient = useQueryClient()
  const { mutateAsync: write } = useWritePerformance(atOnce)
  const { mutateAsync: correct } = useCorrectAttendance(atOnce)
  // Answers come long after the press, so they read what is typed now, not what was typed then.
  const [store] = useState(() => createStore<Unsent>({}))
  const unsent = useSyncExternalStore(store.subscribe, store.getState)
  const dispatch = (event: RowEvent) => store.setState((now) => unsentReducer(now, event))
  const [refused, setRefused] = useState<Readonly<Record<string, unknown>>>({})
  const draft = useDraft<Record<string, Row>>({
    form: 'performance',
    id: lessonId,
    blank: {},
    show: (rows) => dispatch({ type: 'restored', rows }),
  })
  const savedOf = (stuId: string) => students.find(({ student }) => student.stuId === stuId)?.performance ?? null

  function happen(event: RowEvent) {
    dispatch(event)
    const after = typedRows(store.getState())
    if (Object.keys(after).length === 0) draft.sent()
    else draft.change(after)
  }

  async function send(stuId: string) {
    const known = store.getState()[stuId]
    if (!known || known.status === 'sending' || draft.isReadOnly) return
    const { row } = known
    if (isSameRow(row, rowOf(savedOf(stuId)))) return happen({ type: 'sent', stuId, row })
    if (!isComplete(row)) return dispatch({ type: 'leftLacking', stuId })
    dispatch({ type: 'sending', stuId })
    try {
      const { performance } = await write({ data: { lessonId, stuId, ...row, comment: row.comment.trim() } })
      queryClient.setQueryData<ClassPerformance>(
        getGetClassPerformanceQueryKey({ lessonId }),
        (read) =>
          read && {
            ...read,
            students: read.students.map((one) => (one.student.stuId === stuId ? { ...one, performance } : one)),
          },
      )
      happen({ type: 'sent', stuId, row })
    } catch (error) {
      dispatch({ type: 'failed', stuId, error })
    }
  }

  return {
    lessonId,
    draft,
    rowFor: (stuId: string): Row => unsent[stuId]?.row ?? rowOf(savedOf(stuId)),
    statusOf(stuId: string): RowStatus {
      const known = unsent[stuId]
      if (!known) return 'saved'
      return known.status === 'changed' && !isComplete(known.row) ? 'incomplete' : known.status
    },
    /** Errors of the attendance and of the marks: one can be refused while the other is not. */
    errorsOf: (stuId: string): unknown[] =>
      [refused[stuId], unsent[stuId]?.error].filter((error) => error !== undefined),
    type(stuId: string, change: Partial<Row>) {
      const row = { ...(store.getState()[stuId]?.row ?? rowOf(savedOf(stuId))), ...change }
      happen({ type: 'typed', stuId, row })
    },
    /** Sends a row that was changed and is complete. @returns whether nothing is missing in it */
    leave(stuId: string): boolean {
      void send(stuId)
      return store.getState()[stuId]?.status !== 'lacking'
    },
    /** Skills whose stars a row was left without. */
    missingIn(stuId: string): readonly Skill[] {
      const known = unsent[stuId]
      return known?.status === 'lacking' ? missingSkills(known.row) : []
    },
    async correct(stuId: string, attendance: Attendance) {
      try {
        await correct({ params: { lessonId, stuId, attendance } })
        setRefused(({ [stuId]: _done, ...rest }) => rest)
      } catch (error) {
        setRefused((others) => ({ ...others, [stuId]: error }))
      }
    },
  }
}

export type Grid = ReturnType<typeof useGrid>

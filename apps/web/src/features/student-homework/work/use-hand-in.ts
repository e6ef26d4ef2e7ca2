import { createIdbTakeStore } from '@hwjy/classroom/recorder'
import { ApiError, errorCodes, useHandInHomework, useSession } from '@hwjy/sdk'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { atOnce } from '../../../shared/at-once.ts'
import { network } from '../../../shared/network/network.ts'
import { homeworkPath } from '../homework-path.ts'
import { isLineProblem, type OpenBook, saveFailure } from './create-answer-book.ts'

export type HandingIn =
  | { status: 'idle' }
  /** Waits for answers, or for the line. */
  | { status: 'waiting' }
  | { status: 'failed'; error: unknown }

/** Hands in as soon as the server has everything, however long the line is away. */
export function useHandIn(homeworkId: string, book: OpenBook | null, onHandedIn: () => void) {
  const navigate = useNavigate()
  const userId = useSession().userInfo?.userId ?? ''
  const { mutateAsync: send } = useHandInHomework(atOnce)
  const [state, setState] = useState<HandingIn>({ status: 'idle' })

  async function handIn() {
    if (!book || state.status === 'waiting') return
    setState({ status: 'waiting' })
    for (;;) {
      await book.settled()
      if (book.getState().end !== null || isChoiceOpen(book)) return setState({ status: 'idle' })
      try {
        await send({ data: { homeworkId } })
        break
      } catch (error) {
        if (isLineProblem(error)) await lineIsBack()
        else if (error instanceof ApiError && error.code === errorCodes.alreadyHandedIn) break
        else {
          const found = saveFailure(error)
          if (found.type === 'over') book.end(found.end)
          return setState({ status: 'failed', error })
        }
      }
    }
    onHandedIn()
    void createIdbTakeStore().clear(`${userId}/answer/${homeworkId}/`)
    navigate(homeworkPath.handedIn(homeworkId), { replace: true })
  }
  return { state, handIn }
}

const isChoiceOpen = (book: OpenBook) =>
  [...book.getState().entries.values()].some(({ theirs }) => theirs !== undefined)

const lineIsBack = async () => {
  await network.check()
  if (network.isOnline()) return
  await new Promise<void>((resolve) => {
    const stop = network.subscribe(() => {
      if (!network.isOnline()) return
      stop()
      resolve()
    })
  })
}

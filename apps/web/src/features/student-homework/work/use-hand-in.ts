import { createIdbTakeStore } from '@hwjy/classroom/recorder'
import { getSdk, useHandInHomework, useSession } from '@hwjy/sdk'
import { useState } from 'react'
import { atOnce } from '../../../shared/at-once.ts'
import { network } from '../../../shared/network/network.ts'
import type { OpenBook } from './create-answer-book.ts'
import { handInWhenSaved } from './hand-in.ts'

export type HandingIn =
  | { status: 'idle' }
  /** Waits for answers, or for the line. */
  | { status: 'waiting' }
  | { status: 'failed'; error: unknown }

/** Hands in as soon as the server has everything, however long the line is away. */
export function useHandIn(homeworkId: string, book: OpenBook | null, onHandedIn: () => void) {
  const userId = useSession().userInfo?.userId ?? ''
  const { mutateAsync: send } = useHandInHomework(atOnce)
  const [state, setState] = useState<HandingIn>({ status: 'idle' })

  async function handIn() {
    if (!book || state.status === 'waiting') return
    setState({ status: 'waiting' })
    const outcome = await handInWhenSaved({
      book,
      send: () => send({ data: { homeworkId } }),
      isOwner: () => getSdk().session.getState().userInfo?.userId === userId,
      lineIsBack,
    })
    if (outcome.status === 'notNow') return setState({ status: 'idle' })
    if (outcome.status === 'refused') return setState({ status: 'failed', error: outcome.error })
    void createIdbTakeStore().clear(`${userId}/answer/${homeworkId}/`)
    onHandedIn()
  }
  return { state, handIn }
}

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

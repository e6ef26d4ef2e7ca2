import { useEffect, useRef, useState } from 'react'
import {
  type RecorderErrorCode,
  RecorderError,
  takeRefusal,
  type TakeRefusal,
} from '../../core/recorder/recorder-state.ts'
import type { OpenRecording, SoundSource } from '../../ports/sound-source.ts'

/** What was recorded for one sentence. */
export interface SentenceTake {
  mp3: Blob
  /** Opens it on this page. */
  url: string
}

export type TakeProblem = RecorderErrorCode | TakeRefusal

export interface SentenceTakes {
  takes: ReadonlyMap<string, SentenceTake>
  /** The sentence that is being recorded, or is about to be. */
  recorded: string | null
  isHearing: boolean
  problem: TakeProblem | null
  record(sentence: string): void
  stop(): void
  remove(sentence: string): void
}

/** Records sentences one at a time; another take of the same sentence takes the place of the first. */
export function useSentenceTakes(sounds: SoundSource | undefined): SentenceTakes {
  const [takes, setTakes] = useState<ReadonlyMap<string, SentenceTake>>(new Map())
  const [recorded, setRecorded] = useState<string | null>(null)
  const [isHearing, setIsHearing] = useState(false)
  const [problem, setProblem] = useState<TakeProblem | null>(null)
  const open = useRef<OpenRecording | null>(null)
  const kept = useRef(takes)
  const isGone = useRef(false)
  useEffect(() => {
    kept.current = takes
  }, [takes])
  useEffect(() => {
    isGone.current = false
    return () => {
      isGone.current = true
      open.current?.cancel()
      for (const { url } of kept.current.values()) URL.revokeObjectURL(url)
    }
  }, [])

  const rest = (why: TakeProblem | null) => {
    open.current = null
    setRecorded(null)
    setIsHearing(false)
    setProblem(why)
  }
  const failed = (error: unknown) => {
    if (!(error instanceof RecorderError)) throw error
    rest(error.code)
  }

  async function record(sentence: string): Promise<void> {
    if (sounds === undefined || recorded !== null) return
    setRecorded(sentence)
    setProblem(null)
    try {
      const recording = await sounds.open(null, {
        onLevel: () => undefined,
        onPart: () => undefined,
        onLost: () => void stop(sentence),
      })
      if (isGone.current) return recording.cancel()
      open.current = recording
      setIsHearing(true)
    } catch (error) {
      failed(error)
    }
  }

  async function stop(sentence: string | null): Promise<void> {
    const recording = open.current
    if (recording === null || sentence === null) return
    open.current = null
    setIsHearing(false)
    try {
      const heard = await recording.stop()
      const refusal = takeRefusal(heard)
      if (refusal === null) put(sentence, { mp3: heard.mp3, url: URL.createObjectURL(heard.mp3) })
      rest(refusal)
    } catch (error) {
      failed(error)
    }
  }

  function put(sentence: string, take: SentenceTake | null): void {
    setTakes((before) => {
      const former = before.get(sentence)
      if (former) URL.revokeObjectURL(former.url)
      const others = [...before].filter(([one]) => one !== sentence)
      return new Map(take === null ? others : [...others, [sentence, take]])
    })
  }

  return {
    takes,
    recorded,
    isHearing,
    problem,
    record: (sentence) => void record(sentence),
    stop: () => void stop(recorded),
    remove: (sentence) => put(sentence, null),
  }
}

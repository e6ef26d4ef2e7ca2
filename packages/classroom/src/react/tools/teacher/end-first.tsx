import { Button } from '@hwjy/ui'
import type { ReactNode } from 'react'
import { useCommand } from '../../hooks/use-command.ts'
import { Reason } from '../../shared/reason.tsx'
import { practiceName, usePractice } from '../use-tools.ts'
import { useToolWords } from '../use-tool-words.ts'

/** One question at a time: while another is open, its end is offered in the place of the start. [R37] */
export function EndFirst({ children }: { children: ReactNode }) {
  const t = useToolWords()
  const practice = usePractice()
  const command = useCommand()
  if (practice?.status !== 'open') return children
  return (
    <>
      <Reason>{command.refusal}</Reason>
      <Button
        isWide
        isBusy={command.isBusy}
        onClick={() => void command.attempt({ type: 'endPractice', practiceId: practice.id })}
      >
        {t('endAndOpen', { tool: practiceName(t, practice.kind) })}
      </Button>
    </>
  )
}

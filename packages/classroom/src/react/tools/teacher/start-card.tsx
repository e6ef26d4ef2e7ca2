import { Button } from '@hwjy/ui'
import type { ReactNode } from 'react'
import type { RoomCommand } from '../../../core/room/room-types.ts'
import { useCommand } from '../../hooks/use-command.ts'
import { Reason } from '../../shared/reason.tsx'
import { ToolCard } from '../tool-card.tsx'
import { EndFirst } from './end-first.tsx'
import { OpenPracticeNote } from './open-practice.tsx'

export interface StartCardProps {
  title: string
  /** On the button that starts it; null when the lesson has used it up. */
  start: string | null
  /** Gives the command of the button. */
  command: () => RoomCommand
  onFold: () => void
  onClose: () => void
  children: ReactNode
}

/** Prepares a question for the class. Once it is open the card closes; a refusal stays in it. [R37] */
export function StartCard({ title, start, command, onFold, onClose, children }: StartCardProps) {
  const { attempt, isBusy, refusal } = useCommand()
  const ask = async () => {
    if (await attempt(command())) onClose()
  }
  return (
    <ToolCard
      title={title}
      isMovable
      onFold={onFold}
      onClose={onClose}
      foot={
        start !== null && (
          <EndFirst>
            <Button tone="primary" isWide isBusy={isBusy} onClick={() => void ask()}>
              {start}
            </Button>
          </EndFirst>
        )
      }
    >
      {start !== null && <OpenPracticeNote />}
      {children}
      <Reason>{refusal}</Reason>
    </ToolCard>
  )
}

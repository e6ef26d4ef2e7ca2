import { ListSkeleton } from '@hwjy/ui'
import type { ComponentProps } from 'react'
import { Waiting } from '../page/waiting.tsx'
import { NoAnswer, type NoAnswerProps } from '../problem/no-answer.tsx'

type NoListProps = Omit<NoAnswerProps, 'waiting'> & ComponentProps<typeof ListSkeleton>

/** In the place of a list until it is here: the shape of its rows, or why they do not come. */
export function NoList({ rows, hasLeading, ...props }: NoListProps) {
  return (
    <NoAnswer
      {...props}
      waiting={
        <Waiting>
          <ListSkeleton rows={rows} hasLeading={hasLeading} />
        </Waiting>
      }
    />
  )
}

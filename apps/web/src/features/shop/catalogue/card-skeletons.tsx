import { Card, Skeleton } from '@hwjy/ui'
import { Waiting } from '../../../shared/page/waiting.tsx'
import * as css from '../shop.css.ts'

/** The shape of cards that are coming. */
export function CardSkeletons({ count }: { count: number }) {
  return (
    <Waiting className={css.cards}>
      {Array.from({ length: count }, (_, index) => (
        <Card key={index} padding="none" className={css.card}>
          <Skeleton shape="box" height="9rem" />
          <div className={css.body}>
            <Skeleton width="70%" />
            <Skeleton lines={2} />
          </div>
        </Card>
      ))}
    </Waiting>
  )
}

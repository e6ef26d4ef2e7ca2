import { clsx } from 'clsx'
import { cloneElement, type ComponentProps, type ReactElement, type ReactNode } from 'react'
import { Skeleton } from '../skeleton/skeleton.tsx'
import * as css from './list.css.ts'

export interface ListProps extends ComponentProps<'ul'> {
  label: string
}

/** Things below each other, each with a few facts. What is compared by columns is a Table. */
export function List({ label, className, ...props }: ListProps) {
  return <ul {...props} aria-label={label} className={clsx(css.list, className)} />
}

export interface ListItemProps {
  leading?: ReactNode
  title: ReactNode
  description?: ReactNode
  /** Facts and controls at the end. They stay their own targets when the row is a link. */
  trailing?: ReactNode
  /**
   * Makes the whole row one target: an `<a href>`, a router's link or a `<button>` with nothing in it. It is named by
   * the title alone.
   */
  link?: ReactElement<{ className?: string | undefined }> | undefined
  className?: string | undefined
}

export function ListItem({ leading, title, description, trailing, link, className }: ListItemProps) {
  return (
    <li className={clsx(css.row({ isPressable: link !== undefined }), className)}>
      {leading !== undefined && <div className={css.leading}>{leading}</div>}
      <div className={css.body}>
        <div className={css.words}>
          <div className={css.title}>{link ? cloneElement(link, { className: css.cover }, title) : title}</div>
          {description !== undefined && <div className={css.description}>{description}</div>}
        </div>
        {trailing !== undefined && <div className={css.trailing}>{trailing}</div>}
      </div>
    </li>
  )
}

export interface ListSkeletonProps {
  rows?: number | undefined
  hasLeading?: boolean | undefined
}

/** A placeholder for a List that is loading. Mark the region around it with `aria-busy`. */
export const ListSkeleton = ({ rows = 4, hasLeading = false }: ListSkeletonProps) => (
  <div aria-hidden className={css.list}>
    {Array.from({ length: rows }, (_, row) => (
      <div key={row} className={css.row()}>
        {hasLeading && (
          <div className={css.leading}>
            <Skeleton shape="circle" />
          </div>
        )}
        <div className={css.words}>
          <Skeleton width="40%" />
          <Skeleton width="65%" />
        </div>
      </div>
    ))}
  </div>
)

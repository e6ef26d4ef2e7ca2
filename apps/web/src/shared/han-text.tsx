import type { ComponentProps } from 'react'
import { dotsAtTheEnd } from './dots-at-the-end.ts'

/** Marks words that a school writes in Chinese, in every language of the page: they are read and drawn as Chinese. */
export function HanText({ children, ...props }: ComponentProps<'span'>) {
  return (
    <span lang="zh-Hans" {...props}>
      {typeof children === 'string' ? dotsAtTheEnd(children) : children}
    </span>
  )
}

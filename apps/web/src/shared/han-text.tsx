import type { ComponentProps } from 'react'
import { dotsAtTheEnd } from './dots-at-the-end.ts'

/** Words a school writes in Chinese, in whatever language the page is: read and drawn as Chinese. */
export function HanText({ children, ...props }: ComponentProps<'span'>) {
  return (
    <span lang="zh-Hans" {...props}>
      {typeof children === 'string' ? dotsAtTheEnd(children) : children}
    </span>
  )
}

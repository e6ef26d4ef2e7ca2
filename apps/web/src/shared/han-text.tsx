import type { ComponentProps } from 'react'

/** Words a school writes in Chinese, in whatever language the page is: read and drawn as Chinese. */
export function HanText({ children, ...props }: ComponentProps<'span'>) {
  return (
    <span lang="zh-Hans" {...props}>
      {children}
    </span>
  )
}

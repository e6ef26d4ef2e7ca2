import { clsx } from 'clsx'
import { type ComponentProps, useEffect, useRef, useState } from 'react'
import * as css from './reveal.css.ts'

/** A section that slides in when it is first seen, and stays. */
export function Reveal({ className, ...props }: ComponentProps<'section'>) {
  const section = useRef<HTMLElement>(null)
  const [isSeen, setIsSeen] = useState(false)
  useEffect(() => {
    const element = section.current
    if (isSeen || element === null) return
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) setIsSeen(true)
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [isSeen])
  return <section ref={section} {...props} className={clsx(className, isSeen ? css.seen : css.unseen)} />
}

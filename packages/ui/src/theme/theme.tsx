import { type ComponentProps, createContext, type Ref, useCallback, useContext, useState } from 'react'

/** `system` follows the light or dark preference of the device. `room` is the neutral dark of the live room. */
export type ThemeName = 'system' | 'light' | 'dark' | 'room'

export interface ThemeProps extends Omit<ComponentProps<'div'>, 'ref'> {
  name: ThemeName
  ref?: Ref<HTMLDivElement> | undefined
}

const PortalContext = createContext<HTMLElement | null>(null)

/** Where dialogs, menus and tips are mounted: inside the nearest theme, so they wear it and stay visible in full screen. */
export const usePortalContainer = () => useContext(PortalContext)

/** A region in a theme of its own. Make this element full screen, not one within: its floating parts come along. */
export function Theme({ name, ref, children, ...props }: ThemeProps) {
  const [container, setContainer] = useState<HTMLElement | null>(null)
  const attach = useCallback(
    (element: HTMLDivElement | null) => {
      setContainer(element)
      if (typeof ref === 'function') ref(element)
      else if (ref) ref.current = element
    },
    [ref],
  )
  return (
    <div {...props} ref={attach} data-theme={name === 'system' ? undefined : name}>
      <PortalContext value={container}>{children}</PortalContext>
    </div>
  )
}

import { type ComponentProps, type Ref, useCallback, useMemo, useState } from 'react'
import { themeFromSeed } from './brand.ts'
import { PortalContext } from './portal-container.ts'

/**
 * `system` follows the light or dark preference of the device. `room` is the neutral dark of the live room. `contrast` is
 * black on white with strong lines, white on black where the device prefers dark.
 */
export type ThemeName = 'system' | 'light' | 'dark' | 'room' | 'contrast'

/** Sets the spacing of a screen. Controls keep 44 px for fingers in both. */
export type Density = 'comfortable' | 'compact'

export interface ThemeProps extends Omit<ComponentProps<'div'>, 'ref'> {
  name: ThemeName
  /** Without it, as outside. */
  density?: Density | undefined
  /** A school's colour, `#rrggbb` or `#rgb`; themes inside take it too. For anything else the product's own. */
  brand?: string | undefined
  ref?: Ref<HTMLDivElement> | undefined
}

/** Gives a region a theme of its own. Make this element full screen, not one within: its floating parts come along. */
export function Theme({ name, density, brand, ref, style, children, ...props }: ThemeProps) {
  const [container, setContainer] = useState<HTMLElement | null>(null)
  const attach = useCallback(
    (element: HTMLDivElement | null) => {
      setContainer(element)
      if (typeof ref === 'function') ref(element)
      else if (ref) ref.current = element
    },
    [ref],
  )
  const brandStyle = useMemo(() => brandStyleOf(brand), [brand])
  return (
    <div {...props} ref={attach} data-theme={name} data-density={density} style={{ ...brandStyle, ...style }}>
      <PortalContext value={container}>{children}</PortalContext>
    </div>
  )
}

/** A school's colour comes from its settings: a slip there must not take the page down. */
function brandStyleOf(brand: string | undefined) {
  try {
    return brand === undefined ? undefined : themeFromSeed(brand)
  } catch {
    return undefined
  }
}

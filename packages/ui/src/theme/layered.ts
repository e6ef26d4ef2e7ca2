import type { StyleRule } from '@vanilla-extract/css'

/** All our rules live in this cascade layer, so whatever a host page writes outside a layer wins without a fight. */
export const layerName = 'hwjy'

/** Puts one rule into our layer. */
export const layered = (rule: Omit<StyleRule, '@layer'>): StyleRule => ({ '@layer': { [layerName]: rule } })

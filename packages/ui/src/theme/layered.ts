import type { StyleRule } from '@vanilla-extract/css'

/** All our rules live in this cascade layer, so every rule of a host page outside a layer wins over them. */
export const layerName = 'hwjy'

export const layered = (rule: Omit<StyleRule, '@layer'>): StyleRule => ({ '@layer': { [layerName]: rule } })

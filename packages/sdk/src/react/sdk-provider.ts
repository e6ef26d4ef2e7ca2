import { createContext, createElement, type ReactNode, useContext } from 'react'
import { getSdk, type Sdk } from '../sdk.ts'

const SdkContext = createContext<Sdk | null>(null)

export interface SdkProviderProps {
  sdk: Sdk
  children?: ReactNode
}

/**
 * Gives the hooks inside it their instance. Each instance needs a QueryClient of its own, because the key of a read says
 * what was asked, and not of which school.
 */
export const SdkProvider = ({ sdk, children }: SdkProviderProps) =>
  createElement(SdkContext.Provider, { value: sdk }, children)

/** The instance of the nearest `SdkProvider`, else that of `configureSdk`. @throws when there is neither */
export const useSdk = (): Sdk => useContext(SdkContext) ?? getSdk()

/** Gives the options of a hook their instance. */
export const useOwn = <Options extends { sdk?: Sdk | undefined }>(options: Options | undefined): Options => {
  const sdk = useSdk()
  return { sdk, ...options } as Options
}

/** Ids in the directory of the wallets whose apps open this page instead of pairing with it (wire reference 5.8). */
export const PAGE_WALLETS = {
  phantom: 'a797aa35c0fadbfc1a53e7f675162ed5226968b44a19ee3d24385c64d1d3c393',
  solflare: '1ca0bdd4747578705b1939af023d120677c64fe6ca76add81fda36e350605e79',
  coinbase: 'd0ca99ff52b99abc48743dad0f7fc891e041be73574f7fac4afe5d4bb83845c8',
} as const

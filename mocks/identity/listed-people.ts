/**
 * People of this order and above are not offered on the sign-in page of the demo provider; they sign
 * in by e-mail address and password. A large tenant has thousands of them.
 */
export const unlistedOrder = 1_000_000;

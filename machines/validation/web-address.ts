/** The address of a web page: http or https in any case, a host, and no spaces inside. */
export const webAddress = /^\s*https?:\/\/[^\s/?#]+(?:[/?#]\S*)?\s*$/i;

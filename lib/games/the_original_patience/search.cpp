#include "games/the_original_patience/search.hpp"

constinit const longwood::SearchSpec longwood::TheOriginalPatience::search =
    advice::TheOriginalPatienceAdvice::advice;
